// Wireit, ended when the launcher is gone without a word (killed): it would go on building for nobody.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
await import(new URL('../../node_modules/wireit/bin/wireit.js', import.meta.url).href)
