// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/sources/module_model.h"

#include "model/vram/architecture/catalogue.h"

#include <utility>

namespace faultline::vram {

namespace {

class ModuleModel final : public FileModel {
public:
    ModuleModel(ModuleModelParts parts, ModuleLibrary library)
        : m_parts(std::move(parts)), m_library(std::move(library))
    {
    }

    const ArchitectureInfo& info() const override { return m_parts.info; }
    const TrainingSetup& setup() const override { return m_parts.setup; }
    const std::vector<Text>& remarks() const override { return m_parts.remarks; }

    Result<LayerGraph> expand(const TrainingSetup& setup) const override
    {
        ExpansionOptions options;
        const Catalogue& catalogue = Catalogue::get();
        if (const FrameworkDefaults* const defaults = catalogue.framework(m_parts.info.framework))
            options = defaults->options;
        options.sizeDivisor = m_parts.sizeDivisor;
        Result<LayerGraph> graph = expandModule(m_library, m_parts.module, {}, setup, options);
        if (!graph) {
            Error error = graph.error();
            error.path = m_parts.origin;
            return error;
        }
        graph->model = m_parts.info.name;
        graph->framework = m_parts.info.framework;
        graph->remarks.insert(graph->remarks.end(), m_parts.remarks.begin(), m_parts.remarks.end());
        return graph;
    }

private:
    ModuleModelParts m_parts;
    ModuleLibrary m_library; ///< that of the program and the file's modules
};

} // namespace

Result<FileModelPtr> makeModuleModel(ModuleModelParts parts)
{
    ModuleLibrary library = Catalogue::get().library();
    const std::size_t before = library.errors().size();
    library.addFile(parts.origin, parts.modules);
    if (library.errors().size() > before)
        return library.errors().back();
    return FileModelPtr(std::make_shared<const ModuleModel>(std::move(parts), std::move(library)));
}

} // namespace faultline::vram
