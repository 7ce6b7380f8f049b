import { Piece, State } from './guide-piece.tsx'
import styles from './styleguide.module.css'

const colours = [
  'paper',
  'surface',
  'tint',
  'ink',
  'ink-muted',
  'rule',
  'rule-strong',
  'control',
  'accent',
  'on-accent',
  'fill',
  'on-fill',
  'fill-edge',
  'mark',
  'gain',
  'loss',
]
const sizes = ['label', 'small', 'note', '0', '1', '2', '3', '4', '5']
const spaces = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** The values that all pieces are made of (`ui/tokens.css`). */
export const GuideTokens = () => (
  <Piece file="tokens.css">
    <State name="colours">
      <ul className={styles.row}>
        {colours.map((name) => (
          <li key={name} className={styles.swatch}>
            <svg className={styles.colour} viewBox="0 0 10 10" aria-hidden="true">
              <rect width="10" height="10" fill={`var(--${name})`} />
            </svg>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </State>
    <State name="letters">
      {sizes.map((name) => (
        <p key={name} style={{ fontSize: `var(--size-${name})` }}>
          {`₹12,34,567 at size ${name}`}
        </p>
      ))}
    </State>
    <State name="space">
      {spaces.map((name) => (
        <p key={name} className={styles.space} style={{ inlineSize: `var(--space-${name})` }}>
          {name}
        </p>
      ))}
    </State>
  </Piece>
)
