/** Opens a path of this site with a full page load, so that nothing of this page stays in memory. */
export const loadPage = (path: string) => window.location.assign(path)
