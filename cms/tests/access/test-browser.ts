interface Cookie {
  name: string
  value: string
  path: string
}

export interface Visit {
  status: number
  location: string
  headers: Headers
  text: string
}

/** A minimal browser for signing in at another site. It stores cookies by origin and path, and returns redirects instead of following them. */
export class TestBrowser {
  readonly #cookies = new Map<string, Cookie[]>()
  readonly #headers: Record<string, string>

  /** `headers` are sent with every request. */
  constructor(headers: Record<string, string> = {}) {
    this.#headers = headers
  }

  async visit(url: string, headers: Record<string, string> = {}): Promise<Visit> {
    const { origin, pathname } = new URL(url)
    const cookie = this.cookiesOf(origin)
      .filter(({ path }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { ...this.#headers, ...(cookie === '' ? {} : { cookie }), ...headers } })
    for (const line of response.headers.getSetCookie()) this.#keep(origin, line)
    const location = response.headers.get('location') ?? ''
    return {
      status: response.status,
      location: location === '' ? '' : new URL(location, url).href,
      headers: response.headers,
      text: await response.text(),
    }
  }

  cookiesOf(origin: string): Cookie[] {
    return this.#cookies.get(origin) ?? []
  }

  /** Sets a cookie, as an attacker who stole one could. */
  plant(origin: string, cookie: Cookie) {
    this.#cookies.set(origin, [...this.cookiesOf(origin).filter(({ name, path }) => name !== cookie.name || path !== cookie.path), cookie])
  }

  #keep(origin: string, line: string) {
    const [pair = '', ...attributes] = line.split('; ')
    const at = pair.indexOf('=')
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/'
    const cookie = { name: pair.slice(0, at), value: pair.slice(at + 1), path }
    this.plant(origin, cookie)
    const isOver = attributes.some((attribute) => /^max-age=0$/i.test(attribute)) || cookie.value === ''
    if (isOver)
      this.#cookies.set(
        origin,
        this.cookiesOf(origin).filter((kept) => kept !== cookie),
      )
  }
}
