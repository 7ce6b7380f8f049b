interface Upload {
  routes: Record<string, unknown>
}

/** Files come in through the Media Library of the Studio; the plugin's other door, /api/upload, is not registered. */
export default (plugin: Upload) => {
  plugin.routes['content-api'] = { type: 'content-api', routes: [] }
  return plugin
}
