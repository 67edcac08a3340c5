#!/bin/sh
# The least that a player is: it takes the first action of "legal".
while IFS= read -r request; do
  legal=${request##*'"legal":["'}
  printf '{"action":"%s"}\n' "${legal%%'"'*}"
done
