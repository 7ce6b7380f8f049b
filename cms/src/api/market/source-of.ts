/** Returns a service's name for readers: its host without prefixes such as "api.". */
export const sourceOf = (address: string) => new URL(address).hostname.replace(/^(?:(?:api|www|v\d+)\.)+(?=[^.]+\.)/, '')
