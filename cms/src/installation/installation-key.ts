/** Where the installation's id stands in `strapi_core_store_settings`. */
export const installationKey = 'core_installation_id'
