interface Locales {
  routes: Record<string, unknown>
}

/** Removes /api/i18n, which would list the Studio's languages; the site has one. */
export default (plugin: Locales) => {
  plugin.routes['content-api'] = { type: 'content-api', routes: [] }
  return plugin
}
