import { useEffect, useRef } from 'react'
import type { ChoiceGroup, CurrencyChoice } from './currency-choices.ts'
import * as texts from './converter-field-texts.ts'
import styles from './currency-field.module.css'

interface CurrencyListProps {
  id: string
  label: string
  groups: readonly ChoiceGroup[]
  /** The code highlighted by the arrow keys. */
  active: string | undefined
  chosen: string
  onTake: (code: string) => void
}

/** The list of a currency field. A press in it must not move the focus out of the field, which would close the list. */
export const CurrencyList = ({ id, label, groups, active, chosen, onTake }: CurrencyListProps) => (
  <div className={styles.popup} onPointerDown={(event) => event.preventDefault()} onMouseDown={(event) => event.preventDefault()}>
    <div role="listbox" className={styles.list} id={`${id}-list`} aria-label={texts.currenciesOf(label)}>
      {groups.map((group) => (
        <div key={group.label} role="group" aria-label={group.label}>
          <div className={styles.group} aria-hidden="true">
            {group.label}
          </div>
          {group.choices.map((choice) => (
            <CurrencyOption
              key={choice.code}
              id={`${id}-${choice.code}`}
              choice={choice}
              isActive={choice.code === active}
              isChosen={choice.code === chosen}
              onTake={() => onTake(choice.code)}
            />
          ))}
        </div>
      ))}
    </div>
    <p className={groups.length === 0 ? styles.nothing : 'visually-hidden'} role="status">
      {groups.length === 0 ? texts.noMatch : ''}
    </p>
  </div>
)

interface CurrencyOptionProps {
  id: string
  choice: CurrencyChoice
  isActive: boolean
  isChosen: boolean
  onTake: () => void
}

function CurrencyOption({ id, choice: { code, name, symbol }, isActive, isChosen, onTake }: CurrencyOptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <div
      ref={option}
      id={id}
      className={`${styles.option} ${isActive ? styles.active : ''}`.trim()}
      role="option"
      aria-selected={isChosen}
      onClick={onTake}
    >
      <span className={styles.code}>{code}</span>
      <span>{name}</span>
      {symbol !== code && <span className={styles.symbol}>{symbol}</span>}
    </div>
  )
}
