const forwarded = /^\/(?:auth\/|api\/|uploads\/|admin\/upload(?:\/|$))/

/** Path parts that are empty or dots, backslashes and escaped slashes: the cms would resolve them to another endpoint. */
const evasive = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|\/(?:\/|$)|\\|%5c|%2f|%00/i

/** True if a path (without its query) belongs to the cms and cannot resolve to another one. */
export const isForwardedPath = (path: string) => forwarded.test(path) && !evasive.test(path)
