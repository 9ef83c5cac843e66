"""From light passes to a finished plate: denoise, blur what is far, tone curve, JPEG, JSON, key map. numpy and OpenCV only."""
