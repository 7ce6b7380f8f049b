import { reviewSwitch } from '@artha/contract/studio-access'
import { Box, Checkbox, Typography } from '@strapi/design-system'
import { usePluginAnswer } from '@artha/base/panel/use-plugin-answer'

interface Props {
  mayManage: boolean
  setReview: (isOn: boolean) => Promise<void>
}

/** The switch that turns review before publishing on or off, with an explanation. */
export function ReviewSwitch({ mayManage, setReview }: Props) {
  const { answer, reload } = usePluginAnswer('/accounts/review', reviewSwitch)
  if (answer === undefined) return null
  return (
    <Box paddingTop={6}>
      <Checkbox checked={answer.isOn} disabled={!mayManage} onCheckedChange={(wanted) => void setReview(wanted === true).then(reload)}>
        Review before publishing
      </Checkbox>
      <Box paddingTop={1}>
        <Typography variant="pi" textColor="neutral600" tag="p">
          While this is on, creators’ work stays a draft until someone else approves it. Choose below who can publish without review; in the Studio
          this is a separate permission (Settings, Roles, Plugins, Accounts).
        </Typography>
      </Box>
    </Box>
  )
}
