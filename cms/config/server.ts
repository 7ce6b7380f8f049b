import { env } from '../src/env'
import { readyPublicFolder } from '../src/installation/marker-file'
import { headersLimitMs, lookEveryMs, requestLimitMs } from '../src/slow-connections'
import { logFormat } from '../src/watch/log-format'

export default {
  host: env.CMS_HOST,
  port: env.CMS_PORT,
  url: `http://${env.CMS_HOST}:${env.CMS_PORT}`,
  http: { serverOptions: { headersTimeout: headersLimitMs, requestTimeout: requestLimitMs, connectionsCheckingInterval: lookEveryMs } },
  app: { keys: env.APP_KEYS },
  // Without these the panel tells its maker about itself and looks for updates.
  transfer: { remote: { enabled: false } },
  logger: { updates: { enabled: false }, startup: { enabled: false }, config: { format: logFormat(env.LOG_REQUESTS === 'yes') } },
  dirs: env.UPLOADS_DIR === undefined ? undefined : { public: readyPublicFolder(env.UPLOADS_DIR) },
}
