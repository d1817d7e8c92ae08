/**
 * What an instruction to a model is about, by what it says; the first that fits names it. `isProof` marks
 * those that no sentence of the benign corpora fits (see docs/model-cards/text-gate.md): they decide alone.
 */
export const patterns = [
  {
    category: "override",
    why: "tells a model to set aside what it was told before",
    isProof: true,
    pattern:
      /\b(?:ignor|disregard|forget|overlook|discard|abandon|bypass|overrid|overrul|supersed|neglect)\w*\b[^.!?]{0,30}\b(?:previous|prior|above|earlier|preceding|original|initial|your|system|developer|former|all|any)\b[^.!?]{0,20}\b(?:instructions?|prompts?|directives?|guidelines|commands|orders|programming|guardrails)\b/iu,
  },
  {
    category: "override",
    why: "tells a model to set aside what it was told before",
    isProof: true,
    pattern:
      /\b(?:ignoriere|vergiss|missachte|ignorez?|oublie[zs]?|ignora|olvida|dimentica|esque[cç]a|desconsidere|negeer|vergeet|zignoruj|zapomnij|игнорируй\w*|забудь\w*)\b[^.!?]{0,30}(?:anweisung|befehle|vorgaben|instruction|consigne|instruccion|órdenes|istruzion|instruç|instructies|instrukcje|инструкци|указани)/iu,
  },
  {
    category: "override",
    why: "tells a model to set aside what it was told before",
    isProof: true,
    pattern:
      /(?:忽略|无视|忘记|忽視|無視)[^。！？]{0,12}(?:指令|指示|规则|提示|命令)|(?:指示|命令)[^。]{0,6}(?:無視|忘れ)/u,
  },
  {
    category: "prompt-leak",
    why: "asks a model for its own instructions",
    isProof: true,
    pattern:
      /\b(?:reveal|repeat|print(?!\()|output|show|display|disclose|recite|leak|dump|share|tell me|give me|what (?:is|are|was|were))\b[^.!?]{0,25}\b(?:(?:your|the) (?:\w+ )?(?:system|initial|hidden) (?:prompt|instructions?|message)|your (?:\w+ )?(?:system prompt|prompt|secret key))\b/iu,
  },
  {
    category: "role-change",
    why: "gives a model another role or frees it of its rules",
    isProof: true,
    pattern:
      /\b(?:you are|you're|act as|pretend(?: to be)?|become|enter|switch to|simulate)\b[^.!?]{0,25}\b(?:dan|jailbroken|unrestricted (?:ai|assistant|model)|(?:developer|god|maintenance|unrestricted|jailbreak|debug) mode|(?:ai|assistant|model|chatbot) (?:without|with no|that has no) (?:\w+ )?(?:rules|restrictions|limits|filters|ethics))\b/iu,
  },
  {
    category: "role-change",
    why: "gives a model another role or frees it of its rules",
    isProof: false,
    pattern:
      /\b(?:from now on|henceforth|starting now)\b[^.!?]{0,20}\byou\b|\b(?:you are|you're) (?:now|no longer)\b|\b(?:act|behave|respond|answer|speak|talk) (?:as|like) (?:an?|the|if|my)\b|\b(?:pretend|imagine|roleplay|role-play)\b|\bi want you to (?:act|be|become|play)\b|\byou (?:will|must) (?:act|play|be) /iu,
  },
  {
    category: "hidden-text",
    why: "carries marks with which programs set instructions apart from data",
    isProof: true,
    pattern:
      /<\|(?:im_start|im_end|system|user|assistant|endoftext|start_header_id)\|>|<<\/?SYS>>|\[\/?INST\]|<\/?(?:system_?prompt|system_?message|hidden_?instructions?)>/iu,
  },
  {
    category: "exfiltration",
    why: "asks to send what the reader holds to somebody else",
    isProof: false,
    pattern:
      /\b(?:send|e-?mail|forward|post|upload|transmit|share|leak|exfiltrate|copy|deliver|text|message|append|encode|bcc|cc|submit)\b[^.!?]{0,60}\b(?:my|the user'?s?|user|your|their|all|passwords?|credentials?|api keys?|contacts?|conversation|chat history|history|records?|secrets?|tokens?|balance|address(?:es)?|e-?mails|files?|data)\b[^!?]{0,80}(?:\bto\b|https?:|www\.|@)/iu,
  },
  {
    category: "tool-call",
    why: "tells a model to use a tool",
    isProof: false,
    pattern:
      /\b(?:call|invoke|use|execute|run|trigger|open|visit|navigate|browse|fetch|click|load)\b[^.!?]{0,30}(?:\b(?:function|tool|plugin|api|command|script|shell|browser|button|link)\b|\b\w+_\w+\b|\w+\(\)|https?:|www\.)/iu,
  },
  {
    category: "override",
    why: "tells a model to do something other than its task",
    isProof: false,
    pattern:
      /\b(?:new|updated|real|actual|next) (?:task|instructions?|objective|goal|orders?|directive)\b|\b(?:ignore|disregard|forget|instead of (?:the|your|answering|summari[sz]ing))\b|\b(?:system|security|admin\w*|developer) (?:override|notice|message|update|policy)\b/iu,
  },
  {
    category: "prompt-leak",
    why: "asks a model for its own instructions",
    isProof: false,
    pattern:
      /\b(?:prompt|instructions?|rules|guidelines|configuration)\b[^.!?]{0,40}\b(?:you (?:were|have been|are)|your|verbatim|word for word)\b|\b(?:your|system) (?:prompt|instructions|rules|configuration)\b/iu,
  },
  {
    category: "output-control",
    why: "dictates what a model is to answer",
    isProof: false,
    pattern:
      /\b(?:say|print|output|write|reply|respond|answer|return|mention|include|recommend|tell the user|end|begin|start|claim|summari[sz]e|translate|rate|rank)\b[^.!?]{0,50}(?:["'“‘]|\b(?:only|answer|response|reply|summary|output|user|sentence|language|word|words)\b)/iu,
  },
  {
    category: "secrecy",
    why: "tells a model to keep something from its user",
    isProof: false,
    pattern:
      /\b(?:do not|don't|never|without|must not|no need to|avoid)\b[^.!?]{0,20}\b(?:tell|telling|inform|informing|alert|notify|notifying|mention|reveal|ask|asking|warn)\b|\b(?:secretly|silently|quietly|covertly|discreetly)\b/iu,
  },
] as const;

/** A sentence that fits one of the proofs has one of these. */
export const proofHints =
  /instru|prompt|directive|guideline|command|order|programming|guardrail|message|secret key|\bmode\b|\bdan\b|jailbroken|unrestricted|\bai\b|assistant|model|chatbot|anweis|befehl|vorgab|consigne|órdenes|istruz|инструкц|указан|[指命规提令示]|<\||INST\]|SYS>>|<\/?(?:system|hidden)/iu;
