/** Keys of `strapi_core_store_settings`, which are also read before Strapi is loaded. */
export const installationKey = 'core_installation_id'
/** A hash of the tables of the last started version; see tables-print.ts. */
export const tablesKey = 'core_installation_tables'
/** The time and content of the last backup. */
export const lastBackupKey = 'core_installation_backup'
