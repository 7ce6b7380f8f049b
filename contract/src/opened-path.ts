/** Where the browser tells the site of an article that was opened without a page being asked for; apart, so that it brings no schema along. */
export const openedPath = '/opened/'
