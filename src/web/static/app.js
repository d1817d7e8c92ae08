const announcement = document.getElementById("announcement");

async function copy(source) {
  try {
    await navigator.clipboard.writeText(source.textContent);
    return "Copied";
  } catch {
    // Browsers refuse the clipboard outside https and localhost: leave the text selected instead.
    getSelection().selectAllChildren(source);
    return "Selected";
  }
}

for (const button of document.querySelectorAll("button[data-copy]")) {
  button.hidden = false;
  const label = button.firstChild;
  button.addEventListener("click", async () => {
    label.data = await copy(document.getElementById(button.dataset.copy));
    announcement.textContent = label.data;
    setTimeout(() => {
      label.data = "Copy";
      announcement.textContent = "";
    }, 2000);
  });
}
