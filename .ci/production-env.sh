#!/bin/sh
# Writes the .env for production in containers, on a machine without Node: new secrets, no default password.
# usage: sh .ci/production-env.sh https://artha.example owner@artha.example [file]
set -eu
umask 077

site_url=${1:-}
owner=${2:-}
file=${3:-.env}

fail() {
  echo "$1" >&2
  exit 1
}

case $site_url in
  https://*[!/]) ;;
  *) fail "usage: sh $0 https://artha.example owner@artha.example [file]: the first is the site's address, with https and no slash at its end" ;;
esac
case $owner in
  *[!A-Za-z0-9.@_+-]* | *@*@*) fail "\"$owner\" is no mail address" ;;
  ?*@?*.?*) ;;
  *) fail "\"$owner\" is no mail address" ;;
esac
case $site_url in
  *[!A-Za-z0-9:/._-]*) fail "\"$site_url\" is no address of a site" ;;
esac
[ ! -e "$file" ] || fail "$file is there already: its secrets sign what is stored, so it is left as it is"

secret() {
  random=$(od -An -N32 -tx1 /dev/urandom | tr -d ' \n')
  [ "${#random}" -eq 64 ] || fail 'The random numbers of this machine cannot be read'
  echo "$random"
}

# Written to a temporary file first, so that a file with only some of the secrets never counts as complete
made=$(mktemp "$file.XXXXXX")
trap 'rm -f "$made"' EXIT
cat > "$made" <<SETTINGS
# Made by .ci/production-env.sh. Each setting has its words in .env.example; whatever is missing here has the value that stands there.
SITE_URL=$site_url
CONTACT_EMAIL=$owner
PRIMARY_ADMIN_EMAIL=$owner
STUDIO_ADMIN_EMAIL=$owner
SEED=none
TRUST_PROXY=1
STUDIO_TRUST_PROXY=1
APP_KEYS=$(secret),$(secret)
API_TOKEN_SALT=$(secret)
ADMIN_JWT_SECRET=$(secret)
TRANSFER_TOKEN_SALT=$(secret)
ENCRYPTION_KEY=$(secret)
JWT_SECRET=$(secret)
INTERNAL_KEY=$(secret)
POSTGRES_PASSWORD=$(secret)
# Without it no mail is sent, and passwords cannot be reset.
SMTP_URL=
MAIL_FROM=
SETTINGS
mv "$made" "$file"
trap - EXIT
echo "$file is written, readable by you alone. Next: SMTP_URL and MAIL_FROM in it, then docker compose up --build -d"
