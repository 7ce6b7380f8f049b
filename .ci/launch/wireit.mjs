// Wireit, ended when the launcher was killed: it would go on building for no one.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
await import(new URL('../../node_modules/wireit/bin/wireit.js', import.meta.url).href)
