import { env } from '../src/env'

export default {
  accounts: {
    enabled: true,
    config: { primaryAdmin: { email: env.PRIMARY_ADMIN_EMAIL, password: env.PRIMARY_ADMIN_PASSWORD } },
  },
  'users-permissions': { config: { jwtSecret: env.JWT_SECRET } },
  upload: { config: { sizeLimit: 100 * 1024 * 1024, breakpoints: {} } },
}
