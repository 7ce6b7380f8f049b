/** Matches the panel and its API case-insensitively, as the router does. They use Strapi's own error format, which the panel's pages read. */
export const panelPath =
  /^\/(admin\/(?!upload(\/|$))|(studio|content-manager|content-type-builder|upload|i18n|users-permissions|review-workflows|content-releases|accounts)(\/|$))/i
