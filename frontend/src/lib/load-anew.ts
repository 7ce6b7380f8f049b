/** Goes to an address of this site by a whole page load: nothing of this page stays in memory. */
export const loadAnew = (path: string) => window.location.assign(path)
