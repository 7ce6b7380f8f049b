/** The name under which readers are told of a service: its host, without the parts that only programs need. */
export const sourceOf = (address: string) => new URL(address).hostname.replace(/^(?:(?:api|www|v\d+)\.)+(?=[^.]+\.)/, '')
