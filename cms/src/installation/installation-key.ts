/** Rows of `strapi_core_store_settings`, which are read before Strapi is loaded, too. */
export const installationKey = 'core_installation_id'
/** What tables the version makes that was started last; see tables-print.ts. */
export const tablesKey = 'core_installation_tables'
/** When the last backup was made, and what is in it. */
export const lastBackupKey = 'core_installation_backup'
