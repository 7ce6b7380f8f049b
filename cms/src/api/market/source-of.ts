/** The name of a service as readers see it: its host, without the parts that only programs need. */
export const sourceOf = (address: string) => new URL(address).hostname.replace(/^(?:(?:api|www|v\d+)\.)+(?=[^.]+\.)/, '')
