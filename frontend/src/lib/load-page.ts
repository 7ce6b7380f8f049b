/** Opens a path of this site with a full page load, which clears all state in memory. */
export const loadPage = (path: string) => window.location.assign(path)
