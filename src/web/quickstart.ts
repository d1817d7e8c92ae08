/** Four calls that end with a script on the screen: one block for any POSIX shell with curl and sed. */
export function quickstartCommands(publicUrl: string): string {
  return `base='${publicUrl}'
pick() { sed -n "s/.*\\"$1\\":\\"\\([^\\"]*\\)\\".*/\\1/p"; }

# 1. sign up: a key at once, nobody has to approve it
key=$(curl -sS -X POST "$base/api/agents/signup" | pick apiKey)

# 2. submit a brief: the call returns when the script exists
brief="The repair cafe opens on Saturday 14 March at 10:00 in Mill Street 5. \\
Volunteers mend lamps, radios and bikes free of charge. Bring something that is broken."
job=$(curl -sS "$base/api/agents/jobs" -H "x-api-key: $key" \\
  -d "{ \\"brief\\": \\"$brief\\", \\"options\\": { \\"seconds\\": 30 } }" | pick id)

# 3. purchase: in the sandbox it settles at once, no money moves
receipt=$(curl -sS "$base/api/agents/jobs/$job/purchase" -H "x-api-key: $key" \\
  -d '{ "paymentMethod": "stripe" }' | pick checkoutUrl)
echo "Receipt: $receipt"

# 4. download the script
curl -sS "$base/api/agents/jobs/$job/download" -H "x-api-key: $key"
`;
}
