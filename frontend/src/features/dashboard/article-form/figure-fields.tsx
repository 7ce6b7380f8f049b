import { chartUnits } from '@artha/contract/article-chart'
import { todayInIndia } from '../../../lib/india-clock.ts'
import { Field } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextareaField } from '../../../ui/textarea-field.tsx'
import { nextPartId } from '../editor/part-ids.ts'
import type { ArticleFormProps, ChangeArticle } from './article-form.tsx'
import { chartKinds, chartRowHints, type ChartKind } from './chart-rows.ts'
import { emptyFigure, problemAt, type FigureValues } from './extra-values.ts'
import { PartFields } from './part-fields.tsx'

interface FigureFieldsProps extends Pick<ArticleFormProps, 'problems'> {
  figures: readonly FigureValues[]
  onChange: ChangeArticle
}

const kindNames: Record<ChartKind, string> = { bar: 'Bars side by side', slope: 'Before and after', slabs: 'Rates by slabs' }
const unitName = (unit: string) => unit.replaceAll('-', ' ')

const isKind = (kind: string): kind is ChartKind => kind in chartRowHints

/** The charts of an article, each with its source. */
export function FigureFields({ figures, problems, onChange }: FigureFieldsProps) {
  const patch = (id: string, change: Partial<FigureValues>) =>
    onChange((values) => ({ figures: values.figures.map((each) => (each.id === id ? { ...each, ...change } : each)) }))
  return (
    <PartFields
      title="Charts"
      one="chart"
      hint="Placed between sections, each with its source and date."
      addWords="+ Add a chart"
      parts={figures}
      error={problems.figureData}
      onAdd={() => onChange((values) => ({ figures: [...values.figures, { id: nextPartId(values.figures), ...emptyFigure, date: todayInIndia() }] }))}
      onRemove={(id) => onChange((values) => ({ figures: values.figures.filter((figure) => figure.id !== id) }))}
      fields={(figure, at) => <OneFigure figure={figure} at={at} problems={problems} onChange={(change) => patch(figure.id, change)} />}
    />
  )
}

interface OneFigureProps extends Pick<ArticleFormProps, 'problems'> {
  figure: FigureValues
  at: number
  onChange: (change: Partial<FigureValues>) => void
}

function OneFigure({ figure, at, problems, onChange }: OneFigureProps) {
  const text = (name: Exclude<keyof FigureValues, 'id'>) => ({
    name: `figureData.${at}.${name}`,
    value: figure[name],
    error: problemAt(problems, `figureData.${at}.${name}`),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    autoComplete: 'off',
  })
  return (
    <>
      <SelectField {...text('kind')} label="Chart type" options={chartKinds} nameOf={(kind) => kindNames[kind]} />
      <SelectField {...text('unit')} label="Unit" options={chartUnits} nameOf={unitName} />
      <Field {...text('title')} label="Chart title" isRequired />
      <Field {...text('after')} label="Below section" inputMode="numeric" hint="0 places it above the first section." />
      {figure.kind === 'slope' && (
        <>
          <Field {...text('fromLabel')} label="Label for “before”" isRequired />
          <Field {...text('toLabel')} label="Label for “after”" isRequired />
        </>
      )}
      <Field {...text('source')} label="Source" isRequired />
      <Field {...text('date')} label="As of" type="date" isRequired />
      <Field {...text('address')} label="Source address" inputMode="url" placeholder="https://" />
      <TextareaField {...text('rows')} label="Rows" rows={4} isRequired hint={isKind(figure.kind) ? chartRowHints[figure.kind] : undefined} />
    </>
  )
}
