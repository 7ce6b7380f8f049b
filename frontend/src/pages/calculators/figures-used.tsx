import { useState } from 'react'
import type { Calculator } from '../../features/calculators/declared/calculator.ts'
import type { Fields } from '../../features/calculators/declared/field.ts'
import { readFields } from '../../features/calculators/declared/read-fields.ts'
import { DocumentSection } from '../../ui/document-page.tsx'
import { todayInIndia } from '../../lib/india-clock.ts'
import { useLocation } from 'react-router-dom'

/** The official figures that a calculator stands on, with where each is said and when it was looked at. */
export function FiguresUsed<const Of extends Fields, Figures extends object>({ of }: { of: Calculator<Of, Figures> }) {
  const [today] = useState(todayInIndia)
  const { search } = useLocation()
  const used = of.figures?.(readFields(of.fields, new URLSearchParams(search)).input, today) ?? []
  return (
    <DocumentSection title="Official figures used">
      <ul>
        {used.map(({ text, document, address, checkedOn }) => (
          <li key={text}>
            {text}: {address === null ? document : <a href={address}>{document}</a>}, checked on {checkedOn}
          </li>
        ))}
      </ul>
    </DocumentSection>
  )
}
