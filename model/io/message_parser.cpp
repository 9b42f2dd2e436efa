// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/message_parser.h"

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/message_lite.h>

namespace faultline {

void MessageParser::clear(Message& message)
{
    message.Clear();
}

bool MessageParser::parseBytes(std::string_view bytes, Message& into)
{
    return into.ParsePartialFromArray(bytes.data(), static_cast<int>(bytes.size()));
}

bool MessageParser::mergeBytes(Message& into)
{
    google::protobuf::io::CodedInputStream stream(
        reinterpret_cast<const std::uint8_t*>(m_bytes.data()), static_cast<int>(m_bytes.size()));
    const bool isWhole = into.MergePartialFromCodedStream(&stream);
    m_bytes.clear();
    return isWhole && stream.ConsumedEntireMessage();
}

} // namespace faultline
