/** Allows only our own images and a form to our own address: no script, style or frame. */
export const unsubscribePagePolicy = "default-src 'none'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escaped(title)}</title>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`

/**
 * A page that asks before it ends a subscription, because programs that scan mails open each link. The first form posts to the page's own
 * address, the second one below it.
 */
export const confirmUnsubscribePage = (siteName: string, token: string) =>
  page(
    `Unsubscribe from the ${siteName} Newsletter?`,
    `<form method="post">
<p>We will send no more newsletters to your address. If you have an account, it stays.</p>
<p><button type="submit" name="List-Unsubscribe" value="One-Click">Unsubscribe</button> <a href="/">Keep it</a></p>
</form>
<form method="post" action="${escaped(token)}/erase">
<p>Or unsubscribe and have the newsletter forget your address. We keep a code made from it, so that nobody else can subscribe it again.</p>
<p><button type="submit">Delete my address</button></p>
</form>`,
  )

export const unsubscribedPage = (siteName: string) =>
  page(
    'You have unsubscribed',
    `<p>We will send no more newsletters to your address.</p>
<p><a href="/">Go to ${escaped(siteName)}</a></p>`,
  )

export const addressDeletedPage = (siteName: string) =>
  page(
    'Your address is deleted',
    `<p>The newsletter has forgotten your address. We will not write to it again, whoever enters it.</p>
<p><a href="/">Go to ${escaped(siteName)}</a></p>`,
  )
