import sheet from '../../ui/tokens.css?raw'
import { Piece, State } from './guide-piece.tsx'
import styles from './styleguide.module.css'

/** All tokens of the sheet, from the light theme, which defines every one. */
const tokens = [...(sheet.split(':root.dark')[0] ?? '').matchAll(/^ {2}--([\w-]+): (.+);$/gm)].map(([, name = '', value = '']) => ({ name, value }))
const named = (pattern: RegExp) => tokens.filter(({ name }) => pattern.test(name)).map(({ name }) => name)

const colours = tokens.filter(({ value }) => /^(?:#|rgb)/.test(value)).map(({ name }) => name)
const letters = named(/^(?:size|headline|standfirst|text)-/)
const faces = named(/^(?:serif|sans)$/)
const spaces = named(/^space-/)
const corners = named(/^radius/)

/** The tokens of `ui/tokens.css`. */
export const GuideTokens = () => (
  <Piece file="tokens.css">
    <State name="colours" isWide>
      <ul className={styles.row}>
        {colours.map((name) => (
          <li key={name} className={styles.swatch}>
            <svg className={styles.colour} viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width="10" height="10" fill={`var(--${name})`} />
            </svg>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </State>
    <State name="letters" isWide>
      {faces.map((name) => (
        <p key={name} style={{ fontFamily: `var(--${name})` }}>
          {`₹12,34,567 in ${name}`}
        </p>
      ))}
      {letters.map((name) => (
        <p key={name} className={styles.letters} style={{ fontSize: `var(--${name})` }}>
          {`₹12,34,567 at ${name}`}
        </p>
      ))}
    </State>
    <State name="space">
      {spaces.map((name) => (
        <p key={name} className={styles.space} style={{ inlineSize: `var(--${name})` }}>
          {name}
        </p>
      ))}
    </State>
    <State name="corners, and the shadow of what floats">
      {corners.map((name) => (
        <p key={name} className={styles.corner} style={{ borderRadius: `var(--${name})` }}>
          {name}
        </p>
      ))}
      <p className={`${styles.corner} ${styles.floating}`}>float-shadow</p>
    </State>
  </Piece>
)
