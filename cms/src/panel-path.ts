/** The panel and its API, as the router matches them: without regard to case. They speak Strapi's own error form, which the panel's pages read. */
export const panelPath =
  /^\/(admin\/(?!upload(\/|$))|(studio|content-manager|content-type-builder|upload|i18n|users-permissions|review-workflows|content-releases|accounts)(\/|$))/i
