# Games in this browser, without a server.

tab-asking = This needs the game itself, which has to be loaded: { $size } MB. After that, it also works without a network.
tab-first-time = On the first visit, { $size } MB are loaded; after that it works without a network, too.
tab-load = Load it
tab-loading = Loading the game: { $done } of { $size } MB
tab-loading-once = Only this once: it is kept on this device, and then also works without a network.
tab-starting = Starting the game…
tab-elsewhere = Your games are open in another tab or window of this browser.
tab-take-over = Play here
tab-failed-unsupported = This browser is too old to run the game. The current versions of Chrome, Edge, Firefox and Safari can.
tab-failed-missing = The game is not on this device yet, and it cannot be loaded just now. Try again once you are connected.
tab-failed-interrupted = Loading has been interrupted. What has arrived is kept, and the rest will follow.
tab-failed-damaged = The files of the game do not fit together: this page may have just been updated.
tab-failed-python = The game could not be started.
tab-failed-unusable = The games in this browser could not be opened. A newer version of this page may have stored them.
tab-failed-hangs = The game has stopped answering. Everything that was played is kept.
tab-failure-detail = For a report: { $detail }
tab-trouble-full = This browser has no room left for your games. You can go on, but what you play from now on is gone when you close this page. To make room, delete files or other sites’ data on this device.
tab-trouble-lost = This browser can no longer store your games. You can go on, but what you play from now on is gone when you close this page.
tab-trouble-forbidden = This browser does not let the page store games. You can play, but your games are gone when you close this page.
tab-meanwhile = Until the server is back, you can play against the computer on this device.
tab-play-meanwhile = Play here meanwhile
tab-playing-meanwhile = New games are played in this browser until the server is back. They stay here: you go on with them here afterwards, too.
tab-offline-title = Play without a network
tab-offline-detail = { $size } MB are loaded once. After that, you can play against the computer on this device even if the server cannot be reached.
tab-offline-prepare = Make this device able to
tab-offline-ready = This device can play against the computer without a network.
