import { useId, useState } from 'react'
import { browserStore } from '../../lib/browser-store.ts'
import { useIsHydrated } from '../../ui/is-hydrated.ts'
import { textSizeOf, textSizes, textSizeStorageKey, type TextSize } from './text-size.ts'
import styles from './text-size-control.module.css'

const words: Record<TextSize, string> = { standard: 'Standard text', large: 'Large text', largest: 'Largest text' }

function choose(size: TextSize) {
  const { dataset } = document.documentElement
  if (size === 'standard') {
    delete dataset.textSize
    browserStore.remove(textSizeStorageKey)
  } else {
    dataset.textSize = size
    browserStore.write(textSizeStorageKey, size)
  }
}

/** Sets the text size of articles, which is stored on the device. */
export function TextSizeControl() {
  const name = useId()
  const [chosenHere, setChosenHere] = useState<TextSize>()
  // The boot script sets the stored size on the document; the server does not know it
  const chosenBefore = useIsHydrated() ? textSizeOf(document.documentElement.dataset.textSize) : 'standard'
  const chosen = chosenHere ?? chosenBefore
  return (
    <fieldset className={`${styles.sizes} needs-script`}>
      <legend className="visually-hidden">Text size</legend>
      {textSizes.map((size) => (
        <label key={size} className={styles.size} title={words[size]}>
          <input
            type="radio"
            name={name}
            aria-label={words[size]}
            checked={size === chosen}
            onChange={() => {
              choose(size)
              setChosenHere(size)
            }}
          />
          <span className={styles[size]} aria-hidden="true">
            A
          </span>
        </label>
      ))}
    </fieldset>
  )
}
