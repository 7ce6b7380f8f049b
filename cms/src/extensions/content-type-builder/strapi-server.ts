interface ContentTypeBuilder {
  routes: Record<string, unknown>
}

/** What content looks like inside is told to the Studio only; /api/content-type-builder is not registered. */
export default (plugin: ContentTypeBuilder) => {
  plugin.routes['content-api'] = { type: 'content-api', routes: [] }
  return plugin
}
