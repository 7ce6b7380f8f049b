import type { FigureRow } from '@artha/contract/figure-answer'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { CalculatorDescription } from '../../features/calculators/definition/calculator.ts'
import type { Fields } from '../../features/calculators/definition/field.ts'
import { readFields } from '../../features/calculators/definition/read-fields.ts'
import { usedFigures } from '../../features/calculators/definition/used-figures.ts'
import { ShippedFiguresNote } from '../../features/figures/shipped-figures-note.tsx'
import { todayInIndia } from '../../lib/india-clock.ts'
import { figurePath } from '../../lib/paths.ts'
import { DocumentSection } from '../../ui/document-page.tsx'

export type SourcesOf = NonNullable<CalculatorDescription<Fields, object>['sources']>

interface FiguresUsedProps {
  sources: SourcesOf
  fields: Fields
  rows: readonly FigureRow[]
}

/** The official figures that a calculator uses, each with its source and the date of the last check. */
export function FiguresUsed({ sources, fields, rows }: FiguresUsedProps) {
  const [today] = useState(todayInIndia)
  const { keys, day } = sources(readFields(fields, new URLSearchParams(useLocation().search)).input, today)
  return (
    <DocumentSection title="Official figures used">
      <ShippedFiguresNote rows={rows} />
      <ul>
        {usedFigures(rows, keys, day).map(({ figureKey, title, since, document, address, checkedOn }) => (
          <li key={figureKey}>
            <Link to={figurePath(figureKey)}>{title}</Link>
            <span>{`, ${since}: `}</span>
            {address === null ? <span>{document}</span> : <a href={address}>{document}</a>}
            <span>{`, checked on ${checkedOn}`}</span>
          </li>
        ))}
      </ul>
    </DocumentSection>
  )
}
