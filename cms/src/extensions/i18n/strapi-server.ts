interface Locales {
  routes: Record<string, unknown>
}

/** The site has one language; /api/i18n, which would tell the Studio's, is not registered. */
export default (plugin: Locales) => {
  plugin.routes['content-api'] = { type: 'content-api', routes: [] }
  return plugin
}
