import { env } from '../src/env'
import { preparePublicFolder } from '../src/installation/marker-file'
import { headersLimitMs, checkIntervalMs, requestLimitMs } from '../src/slow-connections'
import { logFormat } from '../src/watch/log-format'

export default {
  host: env.CMS_HOST,
  port: env.CMS_PORT,
  url: `http://${env.CMS_HOST}:${env.CMS_PORT}`,
  http: { serverOptions: { headersTimeout: headersLimitMs, requestTimeout: requestLimitMs, connectionsCheckingInterval: checkIntervalMs } },
  app: { keys: env.APP_KEYS },
  // Without these the panel tells its maker about itself and looks for updates.
  transfer: { remote: { enabled: false } },
  logger: { updates: { enabled: false }, startup: { enabled: false }, config: { format: logFormat(env.LOG_REQUESTS === 'yes') } },
  dirs: env.UPLOADS_DIR === undefined ? undefined : { public: preparePublicFolder(env.UPLOADS_DIR) },
}
