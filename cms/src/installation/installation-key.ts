/** Keys of `strapi_core_store_settings`, which are also read before Strapi is loaded. */
export const installationKey = 'core_installation_id'
/** The hash of the tables in the version that was started last; see tables-hash.ts. */
export const tablesKey = 'core_installation_tables'
/** The time and content of the last backup. */
export const lastBackupKey = 'core_installation_backup'
