interface ContentTypeBuilder {
  routes: Record<string, unknown>
}

/** Removes /api/content-type-builder; only the Studio reads the content types. */
export default (plugin: ContentTypeBuilder) => {
  plugin.routes['content-api'] = { type: 'content-api', routes: [] }
  return plugin
}
