import { primaryAdmin } from './primary-admin'
import { settings } from './settings'

export default {
  config: settings,
  services: { primaryAdmin },
}
