interface ContentTypeBuilder {
  routes: Record<string, unknown>
}

/** The content types are described to the Studio only; /api/content-type-builder is not registered. */
export default (plugin: ContentTypeBuilder) => {
  plugin.routes['content-api'] = { type: 'content-api', routes: [] }
  return plugin
}
