import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldFrame } from '../../ui/field-frame.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { HiddenField } from '../../ui/hidden-field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { RadioStrip } from '../../ui/radio-strip.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextareaField } from '../../ui/textarea-field.tsx'
import { Piece, Pressed, State } from './guide-piece.tsx'

const wrong = 'Enter an address with an @, as in name@example.com.'
const longText = 'You wrote that the repo rate stands at 5.25%. '.repeat(6)
const places = ['Kerala', 'Ladakh', 'Odisha'] as const
const quietForm = { onSubmit: (event: { preventDefault: () => void }) => event.preventDefault(), onInput: () => undefined }

function Years() {
  const [years, setYears] = useState<'5' | '10' | '20'>('10')
  const options = (['5', '10', '20'] as const).map((value) => ({ value, label: `${value} years` }))
  return <RadioStrip label="Years" options={options} value={years} onChange={setYears} />
}

const OneLine = () => (
  <>
    <Piece file="hidden-field">
      <State name="out of sight, for programs">
        <HiddenField name="g0" label="Nickname" />
      </State>
    </Piece>
    <Piece file="field">
      <State name="empty">
        <Field name="g1" label="Email" type="email" placeholder="name@example.com" />
      </State>
      <State name="filled, with a hint">
        <Field name="g2" label="Title" defaultValue="What an emergency fund is for" hint="At most 120 characters." />
      </State>
      <State name="required, wrong">
        <Field name="g3" label="Email" isRequired defaultValue="name.example" error={wrong} isErrorSaid />
      </State>
      <State name="with suggestions">
        <Field name="g4" label="Tag" suggestions={['Gold', 'Repo rate']} />
      </State>
      <State name="read only, disabled">
        <Field name="g5" label="Number" readOnly defaultValue="12,34,567" />
        <Field name="g6" label="Number" disabled defaultValue="12,34,567" />
      </State>
      <State name="long label">
        <Field name="g7" label="The name under which readers who wrote to us are to be answered, as it stands in their account" />
      </State>
    </Piece>
    <Piece file="field-frame">
      <State name="around a control of another kind">
        <FieldFrame label="Years" hint="From 1 to 30.">
          {(tied) => <input {...tied} type="range" min={1} max={30} defaultValue={12} />}
        </FieldFrame>
      </State>
      <State name="required, wrong">
        <FieldFrame label="Months" isRequired error="At most 11 months.">
          {(tied) => <input {...tied} type="range" min={1} max={30} defaultValue={12} />}
        </FieldFrame>
      </State>
    </Piece>
    <Piece file="password-field">
      <State name="hidden">
        <PasswordField name="g8" label="Password" autoComplete="current-password" defaultValue="not a secret" />
      </State>
      <State name="shown">
        <Pressed>
          <PasswordField name="g14" label="Old password" autoComplete="current-password" defaultValue="not a secret" />
        </Pressed>
      </State>
      <State name="wrong">
        <PasswordField name="g9" label="New password" autoComplete="new-password" error="Use at least 10 characters." />
      </State>
    </Piece>
  </>
)

/** Form fields. */
export const GuideFields = () => (
  <>
    <OneLine />
    <Piece file="textarea-field">
      <State name="empty">
        <TextareaField name="g10" label="Message" />
      </State>
      <State name="filled, with a hint">
        <TextareaField name="g15" label="Message" hint="Up to 2,000 characters." defaultValue={longText} />
      </State>
      <State name="disabled">
        <TextareaField name="g16" label="Message" disabled defaultValue="It cannot be changed." />
      </State>
      <State name="wrong">
        <TextareaField name="g11" label="Message" error="Write a sentence or more." defaultValue="Hi" />
      </State>
    </Piece>
    <Piece file="select-field">
      <State name="nothing chosen">
        <SelectField name="g12" label="State" options={places} placeholder="Choose one" />
      </State>
      <State name="chosen, disabled">
        <SelectField name="g17" label="State" options={places} defaultValue="Odisha" disabled />
      </State>
      <State name="chosen, wrong">
        <SelectField name="g13" label="State" options={places} error="This state has no such slab." defaultValue="Kerala" />
      </State>
    </Piece>
    <Piece file="checkbox">
      <State name="off, on; disabled off, on">
        <Checkbox>Show on the front page</Checkbox>
        <Checkbox defaultChecked>Show on the front page</Checkbox>
        <Checkbox disabled>Show on the front page</Checkbox>
        <Checkbox disabled defaultChecked>
          Show on the front page
        </Checkbox>
      </State>
    </Piece>
    <Piece file="radio-strip">
      <State name="the second is chosen">
        <Years />
      </State>
    </Piece>
    <Piece file="form">
      <State name="at rest">
        <Form label="At rest" form={quietForm} problem={undefined}>
          <SubmitButton isSending={false} sendingLabel="Sending …">
            Send
          </SubmitButton>
        </Form>
      </State>
      <State name="refused, then sending">
        <Form label="Refused" form={quietForm} problem={{ title: 'This was not sent', detail: 'The desk did not answer. Try again.' }}>
          <SubmitButton isSending sendingLabel="Sending …">
            Send
          </SubmitButton>
        </Form>
      </State>
    </Piece>
  </>
)
