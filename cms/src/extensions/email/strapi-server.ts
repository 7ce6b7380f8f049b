interface Email {
  routes: Record<string, unknown>
}

/** Mail is sent by our own rules; the door through which a request could send some, /api/email, is not registered. */
export default (plugin: Email) => {
  plugin.routes['content-api'] = { type: 'content-api', routes: [] }
  return plugin
}
