const forwarded = /^\/(?:auth\/|api\/|uploads\/|admin\/upload(?:\/|$))/

/** A part of dots or of nothing, a backslash or an escaped slash would lead to another endpoint once the cms has resolved it. */
const evasive = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|\/(?:\/|$)|\\|%5c|%2f|%00/i

/** Whether a path (without its query) belongs to the cms and names nothing but what it seems to. */
export const isForwardedPath = (path: string) => forwarded.test(path) && !evasive.test(path)
