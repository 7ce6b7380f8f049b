// Runs wireit and stops it when the launcher is killed; otherwise it would go on building.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
await import(new URL('../../node_modules/wireit/bin/wireit.js', import.meta.url).href)
